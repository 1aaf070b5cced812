import { createContext } from 'react';

/**
 * Gets the place inside the open dialog for what must be drawn above it, and null when the dialog closes. Only there can
 * the Tab key and screen readers reach it, because a dialog traps the focus and hides the page.
 */
export const TopLayerContext = createContext<(layer: HTMLElement | null) => void>(() => undefined);
