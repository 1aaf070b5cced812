import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { ScreenTitle } from '@/ui/screen-title';
import { CardStack } from './frame/card-stack';
import { NoTools } from './no-tools';
import { selectVisibleCards } from './select-visible-cards';
import { getTabIntro } from './tab-intro';
import styles from './style.module.scss';

/** One tab: its heading and its cards. */
export function TabBody({ tab }: { tab: SettingsTab }) {
	const cards = useAppSelector(selectVisibleCards).filter((card) => card.tab === tab);
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const intro = getTabIntro(tab);
	return (
		<>
			<div className={styles.heading}>
				<ScreenTitle>{getSettingsTabLabel(tab)}</ScreenTitle>
				{intro && canManage && <p>{intro}</p>}
			</div>
			<CardStack cards={cards} />
			{cards.length === 0 && <NoTools tab={tab} />}
		</>
	);
}
