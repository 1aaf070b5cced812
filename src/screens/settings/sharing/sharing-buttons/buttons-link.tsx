import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { ConfigureLink } from '../../frame/configure-link';
import { ProviderLink } from '../../../common/provider-link';

interface ButtonsLinkProps {
	place: 'local' | 'cloud';
}

/** The way to where the buttons are chosen. */
export function ButtonsLink({ place }: ButtonsLinkProps) {
	const { adminUrl } = useAppSelector(selectSite);
	const text = __('Configure your sharing buttons', 'jetpack');
	return place === 'local' ? (
		<ConfigureLink href={`${adminUrl}options-general.php?page=sharing`}>{text}</ConfigureLink>
	) : (
		<ProviderLink source="calypso-marketing-sharing-buttons">{text}</ProviderLink>
	);
}
