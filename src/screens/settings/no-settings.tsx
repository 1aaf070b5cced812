import { __ } from '@wordpress/i18n';
import { ScreenTitle } from '@/ui/screen-title';

/** "/settings" for somebody who has no tab. */
export function NoSettings() {
	return (
		<>
			<ScreenTitle>{__('Settings', 'jetpack')}</ScreenTitle>
			<p>
				{__('There is nothing for you to set here.', 'jetpack')}{' '}
				<a href="#/dashboard">{__('Back to the dashboard', 'jetpack')}</a>
			</p>
		</>
	);
}
