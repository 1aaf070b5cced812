import { toSafeUrl } from '@/lib/safe-url';
import type { Browser } from '@/state/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { findDeactivationLink } from '../admin-page';

const OPEN_DIALOG = createLoadable(
	() => import(/* webpackChunkName: "plugins-dialog" */ './open-dialog'),
);

/**
 * Puts the disconnect dialog before the deactivation of the plugin (DISCON-06). The dialog is fetched
 * by the first click; where it cannot be shown, the click does what it always did.
 *
 * @param connectionState `window.JP_CONNECTION_INITIAL_STATE` as it is.
 */
export function guardDeactivation(connectionState: unknown, browser: Browser): void {
	const link = findDeactivationLink();
	const target = toSafeUrl(link?.href);
	if (!link || !target || connectionState === undefined) {
		return;
	}
	link.addEventListener('click', (event) => {
		// A new tab or window is asked for: the dialog could not go on there.
		if (event.ctrlKey || event.metaKey || event.shiftKey) {
			return;
		}
		event.preventDefault();
		const deactivate = () => browser.navigate(target);
		OPEN_DIALOG.load()
			.then((openDialog) => openDialog(connectionState, browser, deactivate))
			.catch(deactivate);
	});
}
