import { createContext } from 'react';

/** The id of the heading of the card, banner or row around a control (`isForCard` of a button). */
export const TitleId = createContext<string | undefined>(undefined);
