export {
  findTemplateNameProblem,
  MAX_TEMPLATE_NAME,
  type SearchTemplate,
  suggestTemplateName,
  toTemplateSearch,
} from "./template.ts";
