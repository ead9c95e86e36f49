import type { GlobalTypes } from 'storybook/internal/csf';
import { pseudoLocale } from './translations/pseudoLocale.ts';

/** The toolbar's settings, for every story. */
export interface ToolbarGlobals {
  theme: 'light' | 'dark' | 'partner';
  locale: string;
  direction: 'ltr' | 'rtl';
  width: 'full' | '640' | '380';
  messageKeys: 'hidden' | 'shown';
}

export const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  locale: 'en-US',
  direction: 'ltr',
  width: 'full',
  messageKeys: 'hidden',
};

export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Page theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'partner', title: 'Partner' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English, US' },
        { value: 'de-DE', title: 'Deutsch' },
        { value: 'es-ES', title: 'Español' },
        { value: 'fr-FR', title: 'Français' },
        { value: 'pt-BR', title: 'Português, Brasil' },
        { value: 'ar-EG', title: 'العربية' },
        { value: 'he-IL', title: 'עברית' },
        { value: 'ja-JP', title: '日本語' },
        { value: 'hi-IN', title: 'हिन्दी, texts in English' },
        { value: pseudoLocale, title: 'Longer texts' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  width: {
    description: 'Width of the container',
    toolbar: {
      icon: 'ruler',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full width' },
        { value: '640', title: '640 px' },
        { value: '380', title: '380 px' },
      ],
    },
  },
  messageKeys: {
    description: 'Message keys: point at a text to read its key',
    toolbar: {
      icon: 'key',
      dynamicTitle: true,
      items: [
        { value: 'hidden', title: 'No message keys' },
        { value: 'shown', title: 'Message keys' },
      ],
    },
  },
};
