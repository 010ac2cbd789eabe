/* The security policy refuses <style>, also the empty ones into which Redoc inserts its rules: it gets constructed sheets. */
const createElement = document.createElement.bind(document);

Object.assign(document, {
  /**
   * @param {string} name
   * @param {ElementCreationOptions} [options]
   */
  createElement: (name, options) => {
    if (name !== "style") return createElement(name, options);
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return Object.assign(createElement("template"), { sheet });
  },
});
