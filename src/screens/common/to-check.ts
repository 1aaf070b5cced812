import { __ } from '@wordpress/i18n';

/** The link beside a message about an answer that may not be WordPress's own. */
export const toCheck = () => ({
	label: __('Check this site', 'dashboard-for-jetpack'),
	href: '#/check' as const,
});
