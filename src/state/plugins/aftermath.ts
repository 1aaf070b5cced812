import { KNOWN_PLUGINS } from '@/domain/plugins';
import { loadAntiSpam } from '../anti-spam';
import { learnSettings } from '../settings';
import type { AppThunk } from '../types';
import { loadVault } from '../vault';

/** What the settings say of single plugins is so as soon as one runs. */
export const learnActivation =
	(slug: string): AppThunk =>
	(dispatch) => {
		if (slug === KNOWN_PLUGINS.antiSpam.slug) {
			dispatch(learnSettings({ akismet: true }));
		}
	};

/** What a plugin says of itself is another thing once it runs. */
export const askAnew =
	(slug: string): AppThunk<Promise<unknown> | undefined> =>
	(dispatch) => {
		switch (slug) {
			case KNOWN_PLUGINS.antiSpam.slug:
				return dispatch(loadAntiSpam({ force: true }));
			case KNOWN_PLUGINS.vault.slug:
				return dispatch(loadVault({ force: true }));
			default:
				return undefined;
		}
	};
