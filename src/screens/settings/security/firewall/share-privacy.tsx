import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import { InfoPopover } from '@/ui/info-popover';

/** What sharing means for those whose requests are looked at (SETSEC-41). */
export function SharePrivacy() {
	return (
		<InfoPopover label={__('Privacy information', 'jetpack')}>
			<p>
				{__(
					'Jetpack is told of the requests that the firewall turned away, with the address they came from. This helps to make the rules better for every site.',
					'jetpack',
				)}
			</p>
			<p>
				<ExternalLink href={getRedirectUrl('a8c-privacy')}>
					{__('Privacy policy', 'jetpack')}
				</ExternalLink>
			</p>
		</InfoPopover>
	);
}
