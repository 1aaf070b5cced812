import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ScreenTitle } from '@/ui/screen-title';
import { browser } from '../browser';
import styles from './style.module.scss';

interface PageDataFailureProps {
	/** The missing or malformed keys, each as "key: reason". */
	offences: string[];
	onReload: () => void;
}

/** Reports page data that the app can't start with, and what to do, instead of a blank page (ERR-12). */
export function PageDataFailure({ offences, onReload }: PageDataFailureProps) {
	return (
		<div className={`jp-app ${styles.failure}`}>
			<ScreenTitle>
				{__("The Jetpack dashboard couldn't start", 'dashboard-for-jetpack')}
			</ScreenTitle>
			<p>
				{__(
					"This page came without some of the data that the dashboard needs. Reload it. If that doesn't help, another plugin may be changing the page.",
					'dashboard-for-jetpack',
				)}
			</p>
			<Button variant="primary" onClick={onReload}>
				{__('Reload the page', 'dashboard-for-jetpack')}
			</Button>
			<details>
				<summary>{__('Details for support', 'dashboard-for-jetpack')}</summary>
				<ul>
					{offences.map((offence) => (
						<li key={offence}>
							<code>{offence}</code>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}

/** Reports that the shell itself failed to render. */
export function PageFailure() {
	return (
		<div className={`jp-app ${styles.failure}`}>
			<ScreenTitle>
				{__('The Jetpack dashboard ran into a problem', 'dashboard-for-jetpack')}
			</ScreenTitle>
			<ErrorState
				message={__("Your site and its settings haven't changed.", 'dashboard-for-jetpack')}
				onRetry={browser.reload}
				retryLabel={__('Reload the page', 'dashboard-for-jetpack')}
			/>
		</div>
	);
}
