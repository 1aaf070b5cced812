import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import styles from './style.module.scss';

/** The terms that people accept by continuing, and the shared data (CONN-10). */
export function TermsNotice({ buttonLabel }: { buttonLabel: string }) {
	return (
		<div className={styles.terms}>
			<p>
				{sprintf(
					/* translators: 1: label of the button above, 2: name of the provider. */
					__(
						'By clicking “%1$s”, you agree to the Terms of Service and to sharing details about this site with %2$s.',
					),
					buttonLabel,
					HOST,
				)}
			</p>
			<ul>
				<li>
					<ExternalLink href={getRedirectUrl('wpcom-tos')}>{__('Terms of Service')}</ExternalLink>
				</li>
				<li>
					<ExternalLink href={getRedirectUrl('jetpack-support-what-data-does-jetpack-sync')}>
						{__('What is shared')}
					</ExternalLink>
				</li>
			</ul>
		</div>
	);
}
