import { __, sprintf } from '@wordpress/i18n';
import { readPostByEmailAddress } from '@/domain/settings-cards/post-by-email';
import type { SettingsMap } from '@/domain/settings';
import { saveSettings, type SaveSentences } from './settings';
import type { AsyncThunk, RootState } from './types';

const KEY = 'post_by_email_address';

/** The person's own address, as the server last said: while another is made, what is sent is no address. "" for none. */
export const selectPostByEmailAddress = (state: RootState): string =>
	readPostByEmailAddress(state.settings.saved[KEY]);

/** NOTICE-28. */
const regenerating = (): SaveSentences => ({
	progress: __('Updating Post by Email address…', 'dashboard-for-jetpack'),
	success: __('Regenerated Post by Email address.', 'dashboard-for-jetpack'),
	failure: ({ message, code, kind }) =>
		sprintf(
			/* translators: %s: what the server said. */
			__('Error regenerating Post by Email address. %s', 'dashboard-for-jetpack'),
			message || code || kind,
		),
});

const creating = (): SaveSentences => ({
	progress: __('Creating Post by Email address…', 'dashboard-for-jetpack'),
	success: __('Created Post by Email address.', 'dashboard-for-jetpack'),
	failure: ({ message, code, kind }) =>
		sprintf(
			/* translators: %s: what the server said. */
			__('Error creating Post by Email address. %s', 'dashboard-for-jetpack'),
			message || code || kind,
		),
});

export const createPostByEmailAddress = (): AsyncThunk<SettingsMap> =>
	saveSettings({ [KEY]: 'create' }, { sentences: creating() });

/** Makes another address, and the old one dies. */
export const regeneratePostByEmailAddress = (): AsyncThunk<SettingsMap> =>
	saveSettings({ [KEY]: 'regenerate' }, { sentences: regenerating() });
