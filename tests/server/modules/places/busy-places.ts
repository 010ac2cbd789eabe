/**
 * The busiest container ports of the world and the inland terminals our lanes serve, with the English, local, former and
 * trade names that shippers type, one place a line: UN/LOCODE, then names.
 *
 * Sources: the choice and rough order of the ports follow published container throughput of 2022 to 2024 (Lloyd's List
 * One Hundred Ports, national port statistics, UNCTAD); codes are UN/LOCODE.
 */
const PORTS = `
CNSHA Shanghai; Yangshan; Waigaoqiao
SGSIN Singapore; Pasir Panjang; Tuas
CNNGB Ningbo; Ningpo; Ningbo-Zhoushan; Beilun
CNYTN Yantian; Shenzhen Yantian
CNSHK Shekou; Shenzhen Shekou
CNCWN Chiwan; Shenzhen Chiwan
CNDCB Da Chan Bay; Dachan Bay
CNTAO Qingdao; Tsingtao
CNCAN Guangzhou; Canton; Kwangchow
CNNSA Nansha; Guangzhou Nansha
KRPUS Busan; Pusan; Busan New Port
CNTXG Tianjin; Tientsin; Xingang; Tianjin Xingang
HKHKG Hong Kong; Hongkong; Kwai Chung
NLRTM Rotterdam; Maasvlakte; Europoort
AEJEA Jebel Ali; Mina Jebel Ali
MYPKG Port Klang; Port Kelang; Port Swettenham; Westports; Northport
BEANR Antwerp; Antwerpen; Anvers; Antwerp-Bruges
CNXMN Xiamen; Amoy; Haicang
MYTPP Tanjung Pelepas; Tanjong Pelepas; PTP
TWKHH Kaohsiung; Gaoxiong; Takao
USLAX Los Angeles; San Pedro
USNYC New York; Newark; New Jersey; New York and New Jersey
USLGB Long Beach
THLCH Laem Chabang; Laemchabang
VNSGN Ho Chi Minh City; HCMC; Saigon; Sai Gon; Cat Lai
DEHAM Hamburg; Altenwerder; Hambourg
CNQZH Qinzhou; Beibu Gulf
MAPTM Tanger Med; Tanger-Med; Tangier Med
INMUN Mundra; Adani Mundra
LKCMB Colombo; Kolombo
USSAV Savannah; Garden City
IDJKT Jakarta; Tanjung Priok; Batavia; Djakarta
VNHPH Haiphong; Hai Phong; Hải Phòng; Lach Huyen
CNRZH Rizhao
INNSA Nhava Sheva; JNPT; JNPA; Jawaharlal Nehru; Nava Sheva
VNCMT Cai Mep; Thi Vai; Gemalink
CNLYG Lianyungang; Lianyun
PHMNL Manila; MICT
GRPIR Piraeus; Pireas; Athens; Pirée
ESVLC Valencia; València
SAJED Jeddah; Jidda; Jeddah Islamic Port
BRSSZ Santos
CNYIK Yingkou; Bayuquan; Newchwang
USHOU Houston; Barbours Cut; Bayport
ESALG Algeciras
PAONX Colon; Colón; Cristobal
DEBRV Bremerhaven; Bremerhafen
CNTAG Taicang; Suzhou Taicang
CNDLC Dalian; Dairen; Dalny
CNFOS Foshan; Fatshan
CNNKG Nanjing; Nanking; Longtan
CNDGG Dongguan
CNFOC Fuzhou; Foochow
CNTGS Tangshan; Jingtang; Caofeidian
CNJAX Jiaxing; Zhapu
CNYNT Yantai; Chefoo
OMSLL Salalah; Mina Raysut
IDSUB Surabaya; Soerabaja; Tanjung Perak
USORF Norfolk; Hampton Roads; Virginia
CAVAN Vancouver; Deltaport
GBFXT Felixstowe
EGPSD Port Said; Bur Said
EGPSE Port Said East; East Port Said
JPTYO Tokyo
JPYOK Yokohama
JPUKB Kobe
JPNGO Nagoya
JPOSA Osaka
ITGIT Gioia Tauro
USCHS Charleston; Wando Welch
USOAK Oakland
USSEA Seattle; Northwest Seaport Alliance
USTIW Tacoma
ESBCN Barcelona
ITGOA Genoa; Genova; Gênes; Voltri
FRLEH Le Havre; Havre
MTMAR Marsaxlokk; Malta Freeport; Malta
TRAMB Ambarli; Ambarlı; Marport; Kumport
TRIZT Izmit; Kocaeli; İzmit
TRMER Mersin; Icel
TRTEK Tekirdag; Tekirdağ; Asyaport
TRIZM Izmir; İzmir; Smyrna
TRALI Aliaga; Aliağa
TRISK Iskenderun; Alexandretta
TRGEM Gemlik; Gemport
PABLB Balboa
PAMIT Manzanillo International Terminal; MIT Panama
MXZLO Manzanillo
MXLZC Lazaro Cardenas; Lázaro Cárdenas
MXVER Veracruz
MXATM Altamira
MXESE Ensenada
COCTG Cartagena; Cartagena de Indias
COBUN Buenaventura
COBAQ Barranquilla
PECLL Callao; El Callao; Lima
PECHY Chancay
PEPAI Paita
ECGYE Guayaquil
ECPSJ Posorja
CLSAI San Antonio
CLVAP Valparaiso; Valparaíso
CLCNL Coronel
CLIQQ Iquique
CLARI Arica
ARBUE Buenos Aires; Dock Sud
UYMVD Montevideo
BRPNG Paranagua; Paranaguá
BRNVT Navegantes; Portonave
BRIOA Itapoa; Itapoá
BRITJ Itajai; Itajaí
BRRIG Rio Grande
BRRIO Rio de Janeiro
BRIGI Itaguai; Itaguaí; Sepetiba
BRSSA Salvador; Bahia
BRSUA Suape
BRPEC Pecem; Pecém
BRVIX Vitoria; Vitória
BRMAO Manaus
BRFOR Fortaleza
JMKIN Kingston
DOCAU Caucedo
DOHAI Rio Haina; Haina
PRSJU San Juan
BSFPO Freeport
CUHAV Havana; La Habana; Habana
CUMAR Mariel
TTPOS Port of Spain; Port-of-Spain
TTPTS Point Lisas
GTPRQ Puerto Quetzal
GTSTC Santo Tomas de Castilla; Santo Tomás
HNPCR Puerto Cortes; Puerto Cortés
CRMOB Moin; Moín
CRLIO Limon; Puerto Limon
CAMTR Montreal; Montréal
CAHAL Halifax
CAPRR Prince Rupert
CASJB Saint John; St John
USMIA Miami
USPEF Port Everglades
USJAX Jacksonville; JAXPORT
USBAL Baltimore; Seagirt
USPHL Philadelphia
USBOS Boston
USMSY New Orleans; NOLA
USMOB Mobile
USTPA Tampa
USILM Wilmington
USHNL Honolulu
USGPT Gulfport
AUMEL Melbourne
AUSYD Sydney; Port Botany
AUBNE Brisbane
AUFRE Fremantle; Perth
AUADL Adelaide
NZTRG Tauranga
NZAKL Auckland
NZLYT Lyttelton
NZNPE Napier
ZADUR Durban; Port Natal
ZACPT Cape Town; Kaapstad
ZAZBA Ngqura; Coega
ZAPLZ Port Elizabeth; Gqeberha
NGAPP Lagos; Apapa
NGTIN Tincan Island; Tin Can Island
NGLKK Lekki; Lekki Deep Sea Port
NGONN Onne
TGLFW Lome; Lomé
GHTEM Tema; Accra
CIABJ Abidjan
CISPY San Pedro
BJCOO Cotonou
SNDKR Dakar
CMKBI Kribi
CMDLA Douala; Duala
CGPNR Pointe Noire; Pointe-Noire
AOLAD Luanda
NAWVB Walvis Bay; Walvisbaai
GNCKY Conakry
KEMBA Mombasa; Mombassa; Kilindini
TZDAR Dar es Salaam
DJJIB Djibouti; Doraleh
MZMPM Maputo; Lourenço Marques
MZBEW Beira
MZMNC Nacala
MUPLU Port Louis
RELPT Le Port; Pointe des Galets
MGTMM Toamasina; Tamatave
SDPZU Port Sudan; Bur Sudan
EGALY Alexandria; El Iskandariya
EGDAM Damietta; Dumyat
EGSOK Ain Sokhna; Sokhna
EGEDK El Dekheila; Dekheila
LYMRA Misurata; Misrata
LYTIP Tripoli
TNRDS Rades; Radès
DZALG Algiers; Alger; El Djazair
DZBJA Bejaia; Béjaïa; Bougie
MACAS Casablanca; Dar el Beida
MAAGA Agadir
AEKHL Khalifa Port; Abu Dhabi
AEKLF Khor Fakkan; Khorfakkan
AESHJ Sharjah
SADMM Dammam; Ad Dammam
SAJUB Jubail; Al Jubail
SAKAC King Abdullah Port; KAEC
SAYNB Yanbu
OMSOH Sohar
QAHMD Hamad; Hamad Port; Doha
BHKBS Khalifa Bin Salman; Bahrain
KWSAA Shuaiba; Shuaibah
KWSWK Shuwaikh; Kuwait
IQUQR Umm Qasr
IQBSR Basra; Basrah
IRBND Bandar Abbas; Shahid Rajaee
JOAQJ Aqaba
LBBEY Beirut; Beyrouth
SYLTK Latakia; Lattakia
ILASH Ashdod
ILHFA Haifa
CYLMS Limassol; Lemesos
PKKHI Karachi
PKBQM Port Qasim; Muhammad Bin Qasim
BDCGP Chittagong; Chattogram
LKHBA Hambantota
INMAA Chennai; Madras
INTUT Tuticorin; Thoothukudi
INCOK Cochin; Kochi; Vallarpadam
INCCU Kolkata; Calcutta; Kalkutta
INPAV Pipavav
INVTZ Visakhapatnam; Vizag; Vishakhapatnam
INHZA Hazira
INKAT Kattupalli
INVZJ Vizhinjam
INBOM Mumbai; Bombay
INIXY Kandla; Deendayal
INIXE Mangalore; Mangaluru
INENR Ennore; Kamarajar
INMRM Goa; Mormugao; Marmagao
INKRI Krishnapatnam
MMRGN Yangon; Rangoon; Thilawa
KHKOS Sihanoukville; Kampong Som; Kompong Som
MYPEN Penang; Pulau Pinang; Butterworth
MYPGU Pasir Gudang; Johor Port
THBKK Bangkok; Krung Thep
IDSRG Semarang; Tanjung Emas
IDBLW Belawan; Medan
IDMAK Makassar; Ujung Pandang
VNDAD Da Nang; Danang
PHCEB Cebu
PHDVO Davao
PHSFS Subic Bay; Subic
TWTXG Taichung
TWKEL Keelung; Chilung
TWTPE Taipei
KRINC Incheon; Inchon
KRKAN Gwangyang; Kwangyang
KRPTK Pyeongtaek; Pyongtaek
KRUSN Ulsan
JPHKT Hakata; Fukuoka
JPSMZ Shimizu
JPYKK Yokkaichi
CNQZJ Quanzhou
CNZUH Zhuhai; Gaolan
CNHAK Haikou; Hoihow
CNYPG Yangpu
CNJNZ Jinzhou
CNWUH Wuhan; Hankow
CNCKG Chongqing; Chungking
CNZHA Zhanjiang
CNWEI Weihai
CNNTG Nantong
CNSTG Shantou; Swatow
CNZSN Zhongshan
CNHUH Huanghua
CNFAN Fangchenggang; Fangcheng
CNSHP Qinhuangdao
RULED St Petersburg; Saint Petersburg; Leningrad
RUNVS Novorossiysk
RUVVO Vladivostok
UAODS Odessa; Odesa
ROCND Constanta; Constanța
BGVAR Varna
GEPTI Poti
PLGDN Gdansk; Gdańsk; Danzig
PLGDY Gdynia
LTKLJ Klaipeda; Klaipėda; Memel
LVRIX Riga
EETLL Tallinn; Reval
FIHEL Helsinki; Helsingfors; Vuosaari
FIKTK Kotka
SEGOT Gothenburg; Göteborg; Goteborg
SEHEL Helsingborg
DKAAR Aarhus; Århus
DKCPH Copenhagen; København; Kobenhavn; Kopenhagen
NOOSL Oslo
GBSOU Southampton
GBLGP London Gateway
GBLIV Liverpool
GBTIL Tilbury
GBIMM Immingham
GBTEE Teesport
IEDUB Dublin
IEORK Cork
BEZEE Zeebrugge; Zeebruges
DEWVN Wilhelmshaven; JadeWeserPort
FRFOS Fos-sur-Mer; Fos; Marseille; Marseilles
FRDKK Dunkirk; Dunkerque
PTSIE Sines
PTLEI Leixoes; Leixões; Oporto
PTLIS Lisbon; Lisboa
ESBIO Bilbao
ESLPA Las Palmas
ESVGO Vigo
ITSPE La Spezia; Spezia
ITTRS Trieste
ITNAP Naples; Napoli
ITLIV Leghorn; Livorno
ITSAL Salerno
ITVDL Vado Ligure; Vado
ITVCE Venice; Venezia
ITRAN Ravenna
SIKOP Koper; Capodistria
HRRJK Rijeka; Fiume
GRSKG Thessaloniki; Salonica
PFPPT Papeete
NCNOU Noumea; Nouméa
FJSUV Suva
PGLAE Lae
`;

const INLAND_TERMINALS = `
INTKD Tughlakabad; Delhi; New Delhi; ICD Delhi; TKD
INDER Dadri; Greater Noida
INPPG Patparganj
INGHR Garhi Harsaru; Gurgaon; Gurugram
INBFR Piyala; Faridabad
INSON Sonipat; Sonepat
INREA Rewari
INLUH Ludhiana; Dhandari Kalan
INJAI Jaipur
INJDH Jodhpur
INMOR Moradabad
INKNU Kanpur; Cawnpore
INAGR Agra
INLON Loni; Ghaziabad
INAMD Ahmedabad; Amdavad
INSBT Sabarmati; Khodiyar
INBDQ Vadodara; Baroda
INAKV Ankleshwar
INVPI Vapi; Tumb
INPNQ Pune; Poona
INISK Nashik; Nasik
INIXU Aurangabad; Chhatrapati Sambhajinagar
INNAG Nagpur
INPIR Pithampur
INIDR Indore
INRPR Raipur
INBLR Bengaluru; Bangalore; Whitefield; ICD Bangalore
INHYD Hyderabad; Secunderabad
INCJB Coimbatore; Kovai
INTUP Tirupur; Tiruppur
INIXM Madurai
INDUR Durgapur
INGAU Guwahati; Gauhati
INVNS Varanasi; Benares
DEDUI Duisburg; Duisport
DEDUS Düsseldorf; Dusseldorf; Duesseldorf
DECGN Köln; Cologne; Koeln
DEFRA Frankfurt; Frankfurt am Main
DEMHG Mannheim
DESTR Stuttgart; Kornwestheim
DEMUC München; Munich; Muenchen
DENUE Nürnberg; Nuremberg
DELEJ Leipzig
DEBER Berlin
DEHAJ Hannover; Hanover
DEDTM Dortmund
DENSS Neuss
DELUH Ludwigshafen
ATVIE Wien; Vienna
ATLNZ Linz; Enns
ATGRZ Graz
CHBSL Basel; Basle; Bâle
CHZRH Zürich; Zurich
CZPRG Praha; Prague
SKBTS Bratislava
SKKSC Košice; Kosice
HUBUD Budapest
PLWAW Warszawa; Warsaw
PLPOZ Poznań; Poznan
PLLOD Łódź; Lodz
PLWRO Wrocław; Wroclaw
PLKRK Kraków; Krakow; Cracow
ROBUH București; Bucharest
BGSOF Sofia
RSBEG Beograd; Belgrade
HRZAG Zagreb
SILJU Ljubljana
NLVEN Venlo
NLTLB Tilburg
BELGG Liège; Liege; Luik
BEBRU Brussels; Bruxelles; Brussel
LULUX Luxembourg; Bettembourg
FRPAR Paris; Gennevilliers
FRLIO Lyon
FRSXB Strasbourg
ITMIL Milan; Milano; Melzo
ITTRN Turin; Torino
ITPDA Padova; Padua
ITVRN Verona
ITBLQ Bologna
ESMAD Madrid; Coslada
ESZAZ Zaragoza; Saragossa
GBBHM Birmingham; Hams Hall
GBMNC Manchester; Trafford Park
GBLON London
RUMOW Moscow; Moskva; Moskau
BYMSQ Minsk
UAIEV Kyiv; Kiev
TRANK Ankara
SARUH Riyadh; Riyadh Dry Port
JOAMM Amman
IQBGW Baghdad; Bagdad
IRTHR Tehran; Teheran
KENBO Nairobi; ICD Nairobi
UGKLA Kampala
RWKGL Kigali
ETADD Addis Ababa; Addis Abeba
ETMOJ Mojo; Modjo
ZMLUN Lusaka
ZWHRE Harare
ZAJNB Johannesburg; City Deep; Joburg
NGKAN Kano
EGCAI Cairo; Le Caire
USCHI Chicago; Joliet
USDAL Dallas; Dallas Fort Worth
USMEM Memphis
USATL Atlanta
USCMH Columbus; Rickenbacker
USMKC Kansas City
USSTL Saint Louis; St Louis; St. Louis
USDEN Denver
USMES Minneapolis; Saint Paul; St Paul
CATOR Toronto; Brampton
CACAL Calgary
CAWNP Winnipeg
MXMEX Mexico City; Ciudad de México; CDMX; Pantaco
MXMTY Monterrey
MXGDL Guadalajara
COBOG Bogota; Bogotá
CLSCL Santiago; Santiago de Chile
BRSAO Sao Paulo; São Paulo
PYASU Asuncion
CNCTU Chengdu; Chengtu
CNSIA Xi'an; Xian; Sian
CNCGO Zhengzhou
CNBJS Beijing; Peking
CNURM Urumqi; Ürümqi
VNHAN Hanoi; Ha Noi
THLKR Lat Krabang; Ladkrabang
LAVTE Vientiane
BDKAM Kamalapur; ICD Dhaka
NPKTM Kathmandu
NPBRG Birgunj
PKLHE Lahore
UZTAS Tashkent; Toshkent
KZALA Almaty; Alma-Ata
KZHOR Khorgos; Horgos
`;

/** A place and the texts that must find it. */
export interface BusyPlace {
  readonly code: string;
  readonly names: readonly string[];
}

const readPlaces = (lines: string): readonly BusyPlace[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => ({ code: line.slice(0, 5), names: line.slice(6).split("; ") }));

export const BUSY_PORTS = readPlaces(PORTS);
export const BUSY_INLAND_TERMINALS = readPlaces(INLAND_TERMINALS);
