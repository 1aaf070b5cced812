import { __, _n } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { resolveAntiSpamCard, type AntiSpamCardView } from '@/domain/anti-spam';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/store/hooks';
import { Card, Sentence } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { AntiSpamGrantBadge } from '../common/not-started';
import { AntiSpamStarter, type AntiSpamLack } from '../common/anti-spam-starter';
import { useAsOf } from '../common/use-as-of';
import { useLoads } from '../common/use-loads';
import { Counted } from './parts/counted';

const LACKS: Record<AntiSpamLack, () => string> = {
	'not-installed': () => __("Akismet isn't installed. It blocks spam in comments and forms."),
	inactive: () => __('Akismet is installed but not active.'),
	'invalid-key': () => __('Akismet needs a valid key to check comments and forms.'),
};

/** The spam that the anti-spam plugin has blocked, or what it needs (CARD-04). */
export function AntiSpamCard() {
	const view = resolveAntiSpamCard(useAppSelector(selectAntiSpam));
	const retry = useLoads(loadAntiSpam);
	return (
		<Card
			title={__('Anti-spam')}
			icon={comment}
			badge={Object.hasOwn(LACKS, view.kind) && <AntiSpamGrantBadge />}
			asOf={useAsOf([selectAntiSpam])}
		>
			<AntiSpamContent view={view} onRetry={retry} />
		</Card>
	);
}

function AntiSpamContent({ view, onRetry }: { view: AntiSpamCardView; onRetry: () => void }) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={32} label={__('Loading the spam count…')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load the spam count.")}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'unavailable':
			return <p>{__("The spam count isn't available for this site.")}</p>;
		case 'not-installed':
		case 'inactive':
		case 'invalid-key':
			return (
				<Sentence action={<AntiSpamStarter lack={view.kind} />}>
					<p>{LACKS[view.kind]()}</p>
				</Sentence>
			);
		case 'elsewhere':
			return (
				<Status intent="success">
					{__(
						"Akismet is active. The host or other code loads it, so Jetpack can't count the spam.",
					)}
				</Status>
			);
		case 'none':
			return <Status intent="success">{__('Akismet is active. No spam so far.')}</Status>;
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n('spam comment blocked', 'spam comments blocked', view.count)}
				/>
			);
	}
}
