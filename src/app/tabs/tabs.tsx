import { useAppSelector } from '@/state/hooks';
import type { RouteGroup } from '@/domain/routes';
import { assertNever } from '@/lib/assert-never';
import { DashboardTabs } from './dashboard-tabs';
import { selectTabs } from './select-tabs';
import { SettingsTabs } from './settings-tabs';

interface TabsProps {
	pathname: string;
	group: RouteGroup;
}

// Decided anew on each change, drawn anew only on another decision.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The tab bar of a route (NAV-13 to NAV-29). */
export function Tabs({ pathname, group }: TabsProps) {
	const tabs = useAppSelector((state) => selectTabs(state, pathname, group), isSame);
	switch (tabs.kind) {
		case 'none':
			return null;
		case 'dashboard':
			return <DashboardTabs tabs={tabs.tabs} />;
		case 'settings':
			return <SettingsTabs tabs={tabs.tabs} hasSearch={tabs.hasSearch} />;
		default:
			return assertNever(tabs, 'tabs');
	}
}
