import { ComponentElement, type LoadedDefinition } from './ComponentElement.ts';
import { elementDefinitions } from './elementDefinitions.ts';
import { PropsElement } from './PropsElement.ts';
import { ProviderElement } from './ProviderElement.ts';

/** Defines all elements. On a server, and where another copy has defined them, it does nothing. */
export function defineElements(): void {
  if (typeof customElements === 'undefined' || customElements.get('daybook-provider')) return;
  customElements.define('daybook-provider', ProviderElement);
  for (const [tag, definition] of Object.entries(elementDefinitions)) {
    customElements.define(tag, classOf(definition as unknown as LoadedDefinition)); // its props are those of the definition
  }
}

function classOf(definition: LoadedDefinition): CustomElementConstructor {
  class DefinedElement extends ComponentElement {
    static readonly observedAttributes = PropsElement.attributesOf(definition);

    constructor() {
      super(definition);
    }
  }
  PropsElement.defineProperties(DefinedElement.prototype, definition);
  return DefinedElement;
}
