import { __ } from '@wordpress/i18n';
import type { StatsCardView } from '@/domain/stats';
import { quoteName } from '@/domain/settings/sentences';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { buildActivationSentences, setSetting } from '@/state/settings';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/card';
import { SaveFailure } from '../../common/save-failure';
import { StatsUnavailable } from '../../common/stats-unavailable';

type WithoutStatsView = Extract<
	StatsCardView,
	{ kind: 'overridden' | 'offline' | 'needs-site' | 'inactive' }
>;

/** Why there are no stats, and the way to them: a button where they are off (STATS-02). */
export default function WithoutStats({ view }: { view: WithoutStatsView }) {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector((state) => selectIsModuleToggling(state, 'stats'));
	if (view.kind !== 'inactive') {
		return <StatsUnavailable view={view} />;
	}
	if (!view.canActivate) {
		return <p>{__('Stats are off. A site administrator can activate them.')}</p>;
	}
	const feature = __('Site stats');
	const activate = () =>
		void dispatch(
			setSetting('stats', true, {
				subject: quoteName(feature),
				sentences: buildActivationSentences(feature),
			}),
		);
	return (
		<>
			<Sentence
				action={
					<Button size="small" isBusy={isBusy} onClick={activate}>
						{__('Activate stats')}
					</Button>
				}
			>
				<p>{__('Activate stats to see how many people visit your site and what they read.')}</p>
			</Sentence>
			<SaveFailure failureKey="stats" feature={feature} onRetry={activate} />
		</>
	);
}
