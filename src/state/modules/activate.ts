import { __, sprintf } from '@wordpress/i18n';
import { isReloadingModule } from '@/domain/modules';
import { modulesApi, type ErrorInfo } from '@/api';
import { showFailure, showNotice } from '../notices';
import { BUSY } from '../outcome';
import { switchOn } from '../settings';
import type { AsyncThunk } from '../types';
import { selectIsModuleToggling, selectModule } from './selectors';
import { recordToggle } from './thunks';

const activating = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('Activating %s…', 'jetpack'), feature);

const activated = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('%s has been activated.', 'jetpack'), feature);

const failedToActivate = (feature: string, { message, code, kind }: ErrorInfo) =>
	sprintf(
		/* translators: 1: name of a feature. 2: what the server said. */
		__('%1$s failed to activate. %2$s', 'jetpack'),
		feature,
		message || code || kind,
	);

/**
 * Activates a module by its own call and says how that goes (NOTICE-18); the page is loaded anew for
 * those that change what is around us (NOTICE-19). A second request is ignored while one runs.
 */
export const activateModule =
	(slug: string): AsyncThunk<undefined> =>
	async (dispatch, getState, { browser }) => {
		if (selectIsModuleToggling(getState(), slug)) {
			return { error: BUSY };
		}
		const name = selectModule(getState(), slug)?.name || slug;
		const notice = { id: `module-${slug}` };
		dispatch(recordToggle(slug, true));
		dispatch(showNotice('info', activating(name), notice));
		const outcome = await dispatch(switchOn(slug, (api) => api(modulesApi).setActive(slug, true)));
		if (outcome.error) {
			dispatch(showFailure(outcome.error, failedToActivate(name, outcome.error), notice));
			return outcome;
		}
		dispatch(showNotice('success', activated(name), notice));
		if (isReloadingModule(slug)) {
			browser.reload();
		}
		return outcome;
	};
