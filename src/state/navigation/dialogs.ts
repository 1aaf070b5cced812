import { injectValue } from '../store/inject-slice';

/** The dialogs that the shell renders, so that they stay open when the screen below changes. */
export type DialogKind = 'disconnect' | 'reconnect' | 'mobile-login' | 'reset-options';

export const { select: selectOpenDialog, changed: dialogOpened } = injectValue<DialogKind | null>(
	'dialogs',
	null,
);

export const dialogClosed = () => dialogOpened(null);
