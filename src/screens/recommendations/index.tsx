import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import {
	getRecommendationTitle,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
} from '@/domain/recommendations';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import { ScreenTitle } from '@/ui/screen-title';
import styles from './style.module.scss';

const isPage = (name: string | undefined): name is RecommendationPage =>
	name !== undefined && Object.hasOwn(RECOMMENDATION_PAGES, name);

/** A page of the assistant (SHELL-15, RECS-03). The route knows only these pages. */
export default function RecommendationsScreen() {
	const name = useLocation().pathname.split('/')[2];
	return (
		<>
			<ScreenTitle>{getRecommendationTitle(isPage(name) ? name : 'site-type')}</ScreenTitle>
			<p>
				{__(
					'Recommendations help you choose what suits your site. You can also turn on everything they suggest in the settings.',
					'dashboard-for-jetpack',
				)}{' '}
				<a href="#/settings">{__('Go to settings', 'dashboard-for-jetpack')}</a>
			</p>
			<ul className={styles.links}>
				<li>
					<ExternalLink href={getRedirectUrl('jetpack-support-getting-started')}>
						{__('Getting started guide', 'dashboard-for-jetpack')}
					</ExternalLink>
				</li>
				<li>
					<ExternalLink href={getRedirectUrl('jetpack-support')}>
						{__('Support site', 'dashboard-for-jetpack')}
					</ExternalLink>
				</li>
			</ul>
		</>
	);
}
