import type { ReactNode } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { ModuleRow } from '@/domain/modules/module-rows';
import { findDecided, getLockReason } from '@/domain/modules/switch-lock';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import { findSettingOf, nameSwitch } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { toSafeUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { setSettings } from '@/state/settings';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { Toggle } from '@/ui/toggle';
import { LateWhoDecided } from '../../common/late-who-decided';
import { SaveFailure } from '../../common/save-failure';
import { Slot } from '../../common/slot';
import styles from './style.module.scss';

/** What a module does in the server's words, where it is set up, and its effect on visitors' pages. */
function About({ row }: { row: ModuleRow }) {
	const { slug, name, record, lock, card, status } = row;
	const url = toSafeUrl(record.learnMoreUrl);
	const decided = lock && findDecided(slug, lock);
	return (
		<div className="jd-start">
			{record.description && <p>{record.description}</p>}
			{decided && <LateWhoDecided decided={decided} name={name} />}
			{(card ?? url) && (
				<p className="jd-row">
					{card && (
						<Link href={`#/${card.path.slice(1)}`}>
							{sprintf(
								/* translators: %s: name of a settings screen, such as "Traffic". */
								__('Settings in %s'),
								getSettingsTabLabel(card.tab),
							)}
						</Link>
					)}
					{url && <ExternalLink href={url}>{__('Learn more')}</ExternalLink>}
				</p>
			)}
			{status !== 'unavailable' && <Slot of="module" props={{ slug, name }} />}
		</div>
	);
}

interface ModuleItemProps {
	row: ModuleRow;
	/** In search results, which show the description, too. */
	isFound?: boolean;
	before?: ReactNode;
	onSwitch?: (slug: string) => void;
}

/** One module as a line: its switch, its name, why it can't be switched, and everything else behind its (i). */
export function ModuleItem({ row, isFound, before, onSwitch }: ModuleItemProps) {
	const dispatch = useAppDispatch();
	const { slug, name, record, isOn, lock } = row;
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, slug));
	const change = (next: boolean) => {
		onSwitch?.(slug);
		const setting = findSettingOf(slug);
		const subject = setting ? nameSwitch(setting.id) : quoteName(name);
		void dispatch(setSettings({ [slug]: next }, { subject }));
	};
	return (
		<li className={styles.item} data-switch-row={slug}>
			{before}
			<div className={styles.module}>
				<Toggle
					label={name}
					help={isFound && record.description}
					checked={isOn}
					isToggling={isToggling}
					disabled={lock !== undefined}
					disabledReason={lock && getLockReason(lock, name)}
					about={{
						/* translators: %s: name of a card or a setting, such as "Sitemaps". */
						label: sprintf(__('About %s'), name),
						position: isRTL() ? 'bottom left' : 'bottom right',
						children: <About row={row} />,
					}}
					onChange={change}
				/>
				<SaveFailure failureKey={slug} />
			</div>
		</li>
	);
}

export function ModuleList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}
