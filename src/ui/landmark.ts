import { createContext } from 'react';

/** Whether a landmark is around the cards, which are groups then: a few landmarks are quick to jump between, twenty are not. */
export const InLandmark = createContext(false);
