export {
  findTemplateNameProblem,
  MAX_TEMPLATE_NAME,
  MAX_TEMPLATES,
  type SearchTemplate,
  suggestTemplateName,
  toTemplateSearch,
} from "./template.ts";
