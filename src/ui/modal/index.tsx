import { late } from '@/ui/loadable/late';
import type { FrameProps } from './frame';

export type ModalProps = FrameProps;

/**
 * A dialog over the page. It traps the focus (COMP-06), closes on Escape or a click beside it unless closing
 * is blocked (COMP-07), in one of three widths (COMP-08), or over the whole window.
 *
 * @throws {Error} If its frame couldn't be fetched. The error boundary around the dialog shows a fallback, and
 *                 rendering the dialog again fetches the frame again.
 */
export const Modal = late<ModalProps>(() => import(/* webpackChunkName: "dialogs" */ './frame'), {
	failed() {
		throw new Error('The frame of the dialogs could not be loaded.');
	},
});

/** Fetches the dialogs' chunk before the first one opens. A failure is reported when a dialog is opened. */
export const preloadDialogs = (): Promise<unknown> => Modal.load().catch(() => undefined);
