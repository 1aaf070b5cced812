import { createContext, useContext, useLayoutEffect } from 'react';

export interface ArrivalPlace {
	pathname: string;
	/** Spoken and shown where the screen has no heading of its own. */
	title: string;
}

/** Told each time that a screen stands. */
export const ArrivalContext = createContext<(place: ArrivalPlace) => void>(() => undefined);

/**
 * Stands behind a screen and tells the shell that it is there. In a layout effect: what the screen's
 * own effects then show must not be cleared as left over from the screen before.
 */
export function Arrival({ pathname, title }: ArrivalPlace) {
	const arrive = useContext(ArrivalContext);
	useLayoutEffect(() => {
		arrive({ pathname, title });
	}, [arrive, pathname, title]);
	return null;
}
