import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CardLink, ModuleRow } from '@/domain/modules/module-rows';
import { findDecided, getLockReason } from '@/domain/modules/switch-lock';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import { findSettingOf, nameSwitch } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { toSafeUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsModuleToggling } from '@/state/modules';
import { setSettings } from '@/state/settings';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { Toggle } from '@/ui/toggle';
import { VisuallyHidden } from '@/ui/screen-reader';
import { SaveFailure } from '../save-failure';
import { LateWhoDecided } from '../late-who-decided';
import { Slot } from '../slot';
import styles from './style.module.scss';

/** Renders a text, with a search term highlighted where there is one. */
export type Mark = (text: string) => ReactNode;

const plain: Mark = (text) => text;

interface LinksProps {
	name: string;
	learnMoreUrl: string;
	card?: CardLink;
}

/** Links beyond the switch; the name of the module tells them apart for screen readers. */
function Links({ name, learnMoreUrl, card }: LinksProps) {
	const url = toSafeUrl(learnMoreUrl);
	const suffix = <VisuallyHidden>{` (${name})`}</VisuallyHidden>;
	if (!url && !card) {
		return null;
	}
	return (
		<p className={styles.links}>
			{card && (
				<Link href={`#/${card.path.slice(1)}`}>
					{sprintf(
						/* translators: %s: name of a settings screen, such as "Traffic". */
						__('Settings in %s', 'dashboard-for-jetpack'),
						getSettingsTabLabel(card.tab),
					)}
					{suffix}
				</Link>
			)}
			{url && (
				<ExternalLink href={url}>
					{__('Learn more', 'dashboard-for-jetpack')}
					{suffix}
				</ExternalLink>
			)}
		</p>
	);
}

interface ModuleItemProps {
	row: ModuleRow;
	mark?: Mark;
	/** Before the switch: a checkbox. */
	before?: ReactNode;
	/** With its effect on visitors' pages. */
	hasCost?: boolean;
	/** Called when the switch is used. */
	onSwitch?: (slug: string) => void;
}

/** One module of a list: the server's own name and description, its switch, and why it can't be switched. */
export function ModuleItem({
	row,
	mark = plain,
	before,
	hasCost = false,
	onSwitch,
}: ModuleItemProps) {
	const dispatch = useAppDispatch();
	const { slug, name, record, isOn, lock, card } = row;
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, slug));
	const decided = lock && findDecided(slug, lock);
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
					label={<span className={styles.name}>{mark(name)}</span>}
					help={record.description && mark(record.description)}
					checked={isOn}
					isToggling={isToggling}
					disabled={lock !== undefined}
					disabledReason={lock && getLockReason(lock, name)}
					onChange={change}
				/>
				{decided && (
					<div className={styles.decided}>
						<LateWhoDecided decided={decided} name={name} />
					</div>
				)}
				<Links name={name} learnMoreUrl={record.learnMoreUrl} card={card} />
				{hasCost && row.status !== 'unavailable' && (
					<div className={styles.decided}>
						<Slot of="module" props={{ slug, name }} />
					</div>
				)}
				<SaveFailure failureKey={slug} />
			</div>
		</li>
	);
}

/** The items of a list of modules. */
export function ModuleList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}
