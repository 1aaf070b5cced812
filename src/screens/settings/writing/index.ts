import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import type { Specials } from '../frame/card-slots';
import { COMPOSING } from './composing';
import { CONTENT_TYPES } from './content-types';
import { POST_BY_EMAIL } from './post-by-email';
import { THEME } from './theme';

const SPECIALS: Specials = {
	composing: COMPOSING,
	'content-types': CONTENT_TYPES,
	theme: THEME,
	'post-by-email': POST_BY_EMAIL,
	toolbar: {
		// The text of WRITING-31.
		getConnectPrompt: () =>
			/* translators: %s: name of the provider. */
			sprintf(__('Connect to enable the %s toolbar.', 'dashboard-for-jetpack'), HOST),
	},
};

export default SPECIALS;
