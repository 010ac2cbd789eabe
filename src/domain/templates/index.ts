export {
  MAX_TEMPLATES,
  type SearchTemplate,
  suggestTemplateName,
  toTemplateSearch,
} from "./template.ts";
