import { createContext, useContext, useLayoutEffect } from 'react';

export interface ArrivalPlace {
	pathname: string;
	/** Announced and shown if the screen has no heading of its own. */
	title: string;
}

/** Called whenever a screen has been rendered. */
export const ArrivalContext = createContext<(place: ArrivalPlace) => void>(() => undefined);

/**
 * Rendered after a screen, to report to the shell that the screen is there. It uses a layout effect, because
 * notices from the screen's own effects must not be cleared as if they were left over from the previous
 * screen.
 */
export function Arrival({ pathname, title }: ArrivalPlace) {
	const arrive = useContext(ArrivalContext);
	useLayoutEffect(() => {
		arrive({ pathname, title });
	}, [arrive, pathname, title]);
	return null;
}
