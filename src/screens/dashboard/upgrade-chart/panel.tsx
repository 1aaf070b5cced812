import { resolveUpgradeChart } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPlugins } from '@/state/plugins';
import { loadContentCounts, selectContentCounts } from '@/state/upgrade-chart';
import { useLoad } from '../../common/use-load';
import { ContentChart } from './content-chart';

/** Counts what the site holds, and shows it where it is much (DASH-21). */
export default function Panel() {
	const counts = useAppSelector(selectContentCounts);
	const plugins = useAppSelector(selectPlugins);
	useLoad(loadContentCounts);
	useLoad(loadPlugins);
	const view = resolveUpgradeChart({ counts, plugins });
	switch (view.kind) {
		case 'hidden':
			return null;
		case 'shown':
			return <ContentChart {...view} />;
		default:
			return assertNever(view, 'view');
	}
}
