import { useLocation, useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import { getCardName } from '@/domain/settings/card-names';
import { PRODUCT } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { ExternalLink } from '@/ui/external-link';
import { ConnectScreen } from './connect-screen';

/**
 * The name of the feature in the address, as in "#/connect-user?feature=monitor". Only existing modules
 * count, so that a link can't put its own text on the screen.
 */
function useFeatureLabel(): string | undefined {
	const slug = new URLSearchParams(useLocation().search).get('feature') ?? '';
	const module = useAppSelector((state) => selectModule(state, slug));
	return module && (getCardName(slug) ?? module.name);
}

/** Connects the account of an unlinked user on a connected site (CONN-02 to CONN-05). */
export default function UserConnect() {
	const navigate = useNavigate();
	const feature = useFeatureLabel();
	return (
		<ConnectScreen
			from="user-connect"
			title={
				feature
					? /* translators: %s: name of a feature. */
						sprintf(__('Unlock %s and more amazing features'), feature)
					: sprintf(
							/* translators: %s: name of the product. */
							__('Unlock all the amazing features of %s by connecting now'),
							PRODUCT,
						)
			}
			buttonLabel={__('Connect your user account')}
			onLeave={() => navigate('/dashboard')}
			benefits={[
				__('Get an alert when your site goes down'),
				__('Share new posts to your social networks automatically'),
				__('Email subscribers when you publish a post'),
				__('Get notified of likes and comments'),
				__('Let visitors share your posts'),
			]}
		>
			<p>
				<ExternalLink href={getRedirectUrl('jetpack-features')}>
					{__('See all features')}
				</ExternalLink>
			</p>
		</ConnectScreen>
	);
}
