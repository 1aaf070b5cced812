import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import { ScreenTitle } from '@/ui/screen-title';
import { browser } from '../browser';
import styles from './style.module.scss';

export function PageFailure() {
	return (
		<div className={`jp-app ${styles.failure}`}>
			<ScreenTitle>{__('The Jetpack dashboard ran into a problem')}</ScreenTitle>
			<ErrorState
				message={__("Your site and its settings haven't changed.")}
				onRetry={browser.reload}
				retryLabel={__('Reload the page')}
			/>
		</div>
	);
}
