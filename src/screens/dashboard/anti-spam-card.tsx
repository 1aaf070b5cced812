import { __, _n } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { resolveAntiSpamCard, type AntiSpamCardView } from '@/domain/anti-spam/dashboard-card';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { assertNever } from '@/lib/assert-never';
import { joinUrl } from '@/lib/safe-url';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Sentence } from '@/ui/sentence';
import { Skeleton } from '@/ui/skeleton';
import { PluginStarter } from '../common/plugin-starter';
import { useLoads } from '../common/use-loads';
import { Counted } from './parts/counted';

const KEY_PAGE = 'admin.php?page=akismet-key-config';

/** The spam that the anti-spam plugin has blocked, or what it needs (CARD-04). */
export function AntiSpamCard() {
	const view = resolveAntiSpamCard(useAppSelector(selectAntiSpam));
	const retry = useLoads(loadAntiSpam);
	return (
		<Card title={__('Anti-spam', 'dashboard-for-jetpack')} icon={comment}>
			<AntiSpamContent view={view} onRetry={retry} />
		</Card>
	);
}

interface AntiSpamContentProps {
	view: AntiSpamCardView;
	onRetry: () => void;
}

function AntiSpamContent({ view, onRetry }: AntiSpamContentProps) {
	const { adminUrl } = useAppSelector(selectSite);
	switch (view.kind) {
		case 'loading':
			return (
				<Skeleton height={32} label={__('Loading the spam count…', 'dashboard-for-jetpack')} />
			);
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load the spam count.", 'dashboard-for-jetpack')}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'unavailable':
			return <p>{__("The spam count isn't available for this site.", 'dashboard-for-jetpack')}</p>;
		case 'not-installed':
			return (
				<Sentence
					action={
						<PluginStarter
							plugin={KNOWN_PLUGINS.antiSpam}
							path={KEY_PAGE}
							label={__('Install Akismet', 'dashboard-for-jetpack')}
						/>
					}
				>
					<p>
						{__('Install Akismet to block spam in comments and forms.', 'dashboard-for-jetpack')}
					</p>
				</Sentence>
			);
		case 'inactive':
			return (
				<Sentence
					action={
						<PluginStarter
							plugin={KNOWN_PLUGINS.antiSpam}
							path={KEY_PAGE}
							label={__('Activate Akismet', 'dashboard-for-jetpack')}
						/>
					}
				>
					<p>{__('Akismet is installed but not active.', 'dashboard-for-jetpack')}</p>
				</Sentence>
			);
		case 'invalid-key':
			return (
				<Sentence
					action={
						<Button size="small" href={joinUrl(adminUrl, KEY_PAGE)}>
							{__('Set your key', 'dashboard-for-jetpack')}
						</Button>
					}
				>
					<p>
						{__('Akismet needs a valid key to check comments and forms.', 'dashboard-for-jetpack')}
					</p>
				</Sentence>
			);
		case 'none':
			return <p>{__('Akismet is active. No spam so far.', 'dashboard-for-jetpack')}</p>;
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n(
						'spam comment blocked',
						'spam comments blocked',
						view.count,
						'dashboard-for-jetpack',
					)}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}
