/** A switch that the palette has chosen on the app's own page. */
export interface Wish {
	id: string;
	isOn: boolean;
	/** The name of the switch, for the notice. */
	subject: string;
	/** Sets it without the app. */
	otherwise: () => void;
}

declare global {
	interface DocumentEventMap {
		/** Asks the app on the page: the palette and the app are scripts of their own. */
		'dashboard-for-jetpack': CustomEvent<Wish>;
	}
}

const EVENT = 'dashboard-for-jetpack';

/** @return Whether the app is on this page, and sets the switch. */
export const askApp = (wish: Wish): boolean =>
	!document.dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: wish }));

/** Passes the wishes of the palette to the app. */
export const hearWishes = (grant: (wish: Wish) => void): void =>
	document.addEventListener(EVENT, (event) => {
		event.preventDefault();
		grant(event.detail);
	});
