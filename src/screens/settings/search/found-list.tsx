import { __ } from '@wordpress/i18n';
import { getSettingsTabLabel } from '@/domain/routes';
import type { SettingHit } from '@/domain/settings-registry';
import { Button } from '@/ui/button';
import { focusSetting } from '../frame/focus-setting';
import { Marked } from '../frame/marked';
import styles from './style.module.scss';

/** More than these are found by scrolling. */
const LONGEST = 8;

/** The closest answers; each leads to the setting itself, further down. */
export function FoundList({ hits }: { hits: readonly SettingHit[] }) {
	if (hits.length < 2) {
		return null;
	}
	return (
		<nav aria-label={__('Closest results', 'jetpack')}>
			<ul className={styles.list}>
				{hits.slice(0, LONGEST).map(({ card, setting }) => (
					<li key={setting.id}>
						<Button variant="link" onClick={() => focusSetting(setting.id, card.id)}>
							<Marked text={setting.getName()} />
						</Button>{' '}
						<span className={styles.place}>
							{getSettingsTabLabel(card.tab)} › {card.getTitle()}
						</span>
					</li>
				))}
			</ul>
		</nav>
	);
}
