/** A change of a switch that was chosen in the palette, on the app's own page. */
export interface SwitchRequest {
	id: string;
	isOn: boolean;
	/** Sets it without the app. */
	otherwise: () => void;
}

declare global {
	interface DocumentEventMap {
		/** Asks the app on the page, which is a separate script. */
		'dashboard-for-jetpack': CustomEvent<SwitchRequest>;
	}
}

const EVENT = 'dashboard-for-jetpack';

/** @return Whether the app is on this page and will set the switch. */
export const askApp = (request: SwitchRequest): boolean =>
	!document.dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: request }));

export const onSwitchRequest = (run: (request: SwitchRequest) => void): void =>
	document.addEventListener(EVENT, (event) => {
		event.preventDefault();
		run(event.detail);
	});
