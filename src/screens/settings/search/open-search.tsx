import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ScreenTitle } from '@/ui/screen-title';

/** A search that has no term yet (FIND-07). */
export function OpenSearch() {
	const { pathname } = useLocation();
	return (
		<>
			<ScreenTitle>{__('Search results', 'jetpack')}</ScreenTitle>
			<p>{__('Enter a search term to find settings or close search.', 'jetpack')}</p>
			<p>
				<a href={`#${pathname}`}>{__('Close search', 'jetpack')}</a>
			</p>
		</>
	);
}
