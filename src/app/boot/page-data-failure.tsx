import { __ } from '@wordpress/i18n';
import { isApiError } from '@/api';
import { Button } from '@/ui/button';
import { ScreenTitle } from '@/ui/screen-title';
import { browser } from '../browser';
import styles from './style.module.scss';

/** The mismatches, each as "key: reason". */
function listOffences(error: unknown): string[] {
	const details = isApiError(error) ? error.response : undefined;
	return typeof details === 'string' ? details.split('; ') : [String(error)];
}

/** Reports page data that the app can't start with, and what to do, instead of a blank page (ERR-12). */
export default function PageDataFailure({ error }: { error: unknown }) {
	return (
		<div className={`jp-app ${styles.failure}`}>
			<ScreenTitle>{__("The Jetpack dashboard couldn't start")}</ScreenTitle>
			<p>
				{__(
					"This page came without some of the data that the dashboard needs. Reload it. If that doesn't help, another plugin may be changing the page.",
				)}
			</p>
			<Button variant="primary" onClick={browser.reload}>
				{__('Reload the page')}
			</Button>
			<details>
				<summary>{__('Details for support')}</summary>
				<ul>
					{listOffences(error).map((offence) => (
						<li key={offence}>
							<code>{offence}</code>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
