import tall544 from "../assets/pictures/hero-tall-544.avif";
import tallWebp544 from "../assets/pictures/hero-tall-544.webp";
import tall820 from "../assets/pictures/hero-tall-820.avif";
import tallWebp820 from "../assets/pictures/hero-tall-820.webp";
import wide1280 from "../assets/pictures/hero-wide-1280.avif";
import wideWebp1280 from "../assets/pictures/hero-wide-1280.webp";
import wide2000 from "../assets/pictures/hero-wide-2000.avif";
import wideWebp2000 from "../assets/pictures/hero-wide-2000.webp";
import air512 from "../assets/pictures/service-air-512.avif";
import airWebp512 from "../assets/pictures/service-air-512.webp";
import air682 from "../assets/pictures/service-air-682.avif";
import airWebp682 from "../assets/pictures/service-air-682.webp";
import lcl512 from "../assets/pictures/service-lcl-512.avif";
import lclWebp512 from "../assets/pictures/service-lcl-512.webp";
import lcl682 from "../assets/pictures/service-lcl-682.avif";
import lclWebp682 from "../assets/pictures/service-lcl-682.webp";
import ocean512 from "../assets/pictures/service-ocean-512.avif";
import oceanWebp512 from "../assets/pictures/service-ocean-512.webp";
import ocean682 from "../assets/pictures/service-ocean-682.avif";
import oceanWebp682 from "../assets/pictures/service-ocean-682.webp";
import warehouse512 from "../assets/pictures/service-warehouse-512.avif";
import warehouseWebp512 from "../assets/pictures/service-warehouse-512.webp";
import warehouse682 from "../assets/pictures/service-warehouse-682.avif";
import warehouseWebp682 from "../assets/pictures/service-warehouse-682.webp";
import tallVideo from "../assets/video/hero-tall.webm";
import wideVideo from "../assets/video/hero-wide.webm";

/** In the formats and widths of `tools/art/sizes.ts`. */
export interface Picture {
  readonly avif: string;
  readonly webp: string;
  /** For browsers without `srcset`. */
  readonly fallback: string;
}

export const HERO = {
  wide: {
    avif: `${wide1280} 1280w, ${wide2000} 2000w`,
    webp: `${wideWebp1280} 1280w, ${wideWebp2000} 2000w`,
    fallback: wideWebp1280,
    video: wideVideo,
  },
  tall: {
    avif: `${tall544} 544w, ${tall820} 820w`,
    webp: `${tallWebp544} 544w, ${tallWebp820} 820w`,
    fallback: tallWebp544,
    video: tallVideo,
  },
} as const;

const picture = (avif512: string, avif682: string, webp512: string, webp682: string): Picture => ({
  avif: `${avif512} 512w, ${avif682} 682w`,
  webp: `${webp512} 512w, ${webp682} 682w`,
  fallback: webp512,
});

export const SERVICE_PICTURES = {
  air: picture(air512, air682, airWebp512, airWebp682),
  lcl: picture(lcl512, lcl682, lclWebp512, lclWebp682),
  warehouse: picture(warehouse512, warehouse682, warehouseWebp512, warehouseWebp682),
  ocean: picture(ocean512, ocean682, oceanWebp512, oceanWebp682),
} as const;
