import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes';
import { useAppSelector } from '@/state/hooks';
import { ScreenTitle } from '@/ui/screen-title';
import { AntiSpamCard } from './anti-spam-card';
import { CloudCard } from './cloud-card';
import { ModuleCards } from './module-cards';
import { NoTools } from './no-tools';
import { PrivacyCard } from './privacy-card';
import { selectVisibleModules } from './select-visible-modules';
import { getTabIntro } from './tab-intro';
import styles from './style.module.scss';

const isSameList = (one: unknown[], other: unknown[]) =>
	one.length === other.length && one.every((item, index) => item === other[index]);

/** One tab: its heading and its cards. */
export function TabBody({ tab }: { tab: SettingsTab }) {
	const modules = useAppSelector((state) => selectVisibleModules(state, tab), isSameList);
	const canManage = useAppSelector((state) => state.connection.user.permissions.manage_modules);
	const intro = getTabIntro(tab);
	return (
		<>
			<div className={styles.heading}>
				<ScreenTitle>{getSettingsTabLabel(tab)}</ScreenTitle>
				{intro && canManage && <p>{intro}</p>}
			</div>
			{tab === 'security' && canManage && (
				<>
					<CloudCard />
					<AntiSpamCard />
				</>
			)}
			{tab === 'privacy' && <PrivacyCard />}
			{modules.length > 0 && <ModuleCards modules={modules} canManage={canManage} />}
			{modules.length === 0 && !canManage && tab !== 'privacy' && <NoTools tab={tab} />}
		</>
	);
}
