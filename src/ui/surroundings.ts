import { createContext } from 'react';

/** The id of the heading of the card, banner or row around a control (`isForCard` of a button). */
export const TitleId = createContext<string | undefined>(undefined);

/** Whether a landmark is around the cards, which are groups then: a few landmarks are quick to jump between, twenty are not. */
export const InLandmark = createContext(false);

/** Whether a tab names the screen. */
export const HasTabBar = createContext(true);

/** Whether what a card shows is too old to say that all is well. Its greens are gray then. */
export const IsAged = createContext(false);

/**
 * Gets the place inside the open dialog for what must be drawn above it, and null when the dialog closes. Only there can
 * the Tab key and screen readers reach it, because a dialog traps the focus and hides the page.
 */
export const TopLayerContext = createContext<(layer: HTMLElement | null) => void>(() => undefined);
