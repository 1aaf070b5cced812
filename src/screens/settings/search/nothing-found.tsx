import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';

/** The way on from a search without an answer. */
export function NothingFound() {
	return (
		<p>
			{__('Try a shorter or another word, or', 'jetpack')}{' '}
			<ExternalLink href={getRedirectUrl('jetpack-support')}>
				{__('search our support site', 'jetpack')}
			</ExternalLink>
		</p>
	);
}
