import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT, withHost } from '@/lib/brand';
import type { SiteDataProblem } from './site-data-error';

/** Why the site's data could not be loaded, where the server doesn't say it (ERR-08 to ERR-10). */
export function describeSiteDataProblem(problem: SiteDataProblem): string {
	switch (problem) {
		case 'api':
			return withHost(
				/* translators: %s: name of the provider. */
				__(
					'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.',
				),
			);
		case 'parse':
			return sprintf(
				/* translators: %s: the product. */
				__(
					'%s encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
				),
				PRODUCT,
			);
		case 'other':
			return __('There seems to be a problem with your website.');
	}
}
