import { toSafeUrl } from '@/lib/safe-url';
import type { Browser } from '@/state/store/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { findDeactivationLink } from '../admin-page';

const OPEN_DIALOG = createLoadable(
	() => import(/* webpackChunkName: "plugins-dialog" */ './open-dialog'),
);

/**
 * Shows the disconnect dialog before the plugin is deactivated (DISCON-06). The first click fetches the
 * dialog; if it can't be shown, the click has its usual effect.
 */
export function guardDeactivation(connectionState: unknown, browser: Browser): void {
	const link = findDeactivationLink();
	const target = toSafeUrl(link?.href);
	if (!link || !target || connectionState === undefined) {
		return;
	}
	link.addEventListener('click', (event) => {
		// The click opens a new tab or window, where the dialog could not continue.
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
