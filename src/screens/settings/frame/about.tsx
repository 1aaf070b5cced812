import { useLayoutEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import {
	getSubject,
	isExplainedByCard,
	listNeeds,
	resolveLinks,
	type Explanation,
	type ExplanationFacts,
	type TabExplanations,
} from '@/domain/settings/about/explanation';
import {
	getCard,
	getCardOf,
	getSetting,
	type Setting,
	type SettingId,
	type SettingsCard,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { InfoPopover, type InfoPopoverProps } from '@/ui/info-popover';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** The explanations of each tab, in a chunk that is fetched when one of them is about to be opened. */
const EXPLANATIONS: Record<SettingsTab, Loadable<TabExplanations>> = {
	security: createLoadable(
		() =>
			import(/* webpackChunkName: "settings-about-security" */ '@/domain/settings/about/security'),
	),
	performance: createLoadable(
		() =>
			import(
				/* webpackChunkName: "settings-about-performance" */ '@/domain/settings/about/performance'
			),
	),
	writing: createLoadable(
		() =>
			import(/* webpackChunkName: "settings-about-writing" */ '@/domain/settings/about/writing'),
	),
	sharing: createLoadable(
		() =>
			import(/* webpackChunkName: "settings-about-sharing" */ '@/domain/settings/about/sharing'),
	),
	discussion: createLoadable(
		() =>
			import(
				/* webpackChunkName: "settings-about-discussion" */ '@/domain/settings/about/discussion'
			),
	),
	traffic: createLoadable(
		() =>
			import(/* webpackChunkName: "settings-about-traffic" */ '@/domain/settings/about/traffic'),
	),
	privacy: createLoadable(
		() =>
			import(/* webpackChunkName: "settings-about-privacy" */ '@/domain/settings/about/privacy'),
	),
};

interface ExplainedProps extends Omit<ExplanationFacts, 'module'> {
	explanation: Explanation;
}

function Explained({ explanation, card, setting }: ExplainedProps) {
	const module = useAppSelector((state) => selectModule(state, setting?.module ?? ''));
	const needs = listNeeds(explanation, { card, setting, module });
	const { support, privacy, policy } = resolveLinks(explanation, module);
	const list = new Intl.ListFormat(useLocale()).format(needs);
	return (
		<>
			<p>{explanation.what}</p>
			{list && (
				<p>
					{sprintf(
						/* translators: %s: a list, such as "a connection to WordPress.com and a plan that includes it". */
						__('Needs: %s.', 'dashboard-for-jetpack'),
						list,
					)}
				</p>
			)}
			{explanation.shares && (
				<p>
					{sprintf(
						/* translators: %s: the data that leaves the site, with a full stop. */
						__('Shares: %s', 'dashboard-for-jetpack'),
						explanation.shares,
					)}
				</p>
			)}
			{(support ?? policy) && (
				<p className={styles.aboutLinks}>
					{support && (
						<ExternalLink href={support}>{__('Learn more', 'dashboard-for-jetpack')}</ExternalLink>
					)}
					{privacy && (
						<ExternalLink href={privacy}>
							{__('Privacy information', 'dashboard-for-jetpack')}
						</ExternalLink>
					)}
					{policy && (
						<ExternalLink href={policy}>
							{__('Privacy policy', 'dashboard-for-jetpack')}
						</ExternalLink>
					)}
				</p>
			)}
		</>
	);
}

interface AboutProps {
	card: SettingsCard;
	/** By default, the card as a whole. */
	setting?: Setting;
}

function About({ card, setting }: AboutProps) {
	const { arrival, retry } = useLoadable(EXPLANATIONS[card.tab]);
	const place = useRef<HTMLDivElement>(null);
	const wasRetried = useRef(false);
	const isReady = arrival.phase === 'ready';
	useLayoutEffect(() => {
		// "Try again" had the focus and has been removed.
		if (isReady && wasRetried.current) {
			place.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
		}
	}, [isReady]);
	const draw = () => {
		switch (arrival.phase) {
			case 'loading':
				return <p>{__('Loading…', 'dashboard-for-jetpack')}</p>;
			case 'failed':
				return (
					<>
						<p>{__("Couldn't load this explanation.", 'dashboard-for-jetpack')}</p>
						<p>
							<Button
								size="small"
								isBusy={arrival.isRetrying}
								onClick={() => {
									wasRetried.current = true;
									retry();
								}}
							>
								{__('Try again', 'dashboard-for-jetpack')}
							</Button>
						</p>
					</>
				);
			case 'ready': {
				const { cards, settings } = arrival.loaded;
				const explanation = (setting ? settings[setting.id] : cards[card.id])?.();
				return (
					explanation && (
						<Explained
							explanation={explanation}
							card={card}
							setting={setting ?? getSubject(card)}
						/>
					)
				);
			}
			default:
				return assertNever(arrival, 'arrival');
		}
	};
	return (
		<div ref={place} className={styles.about}>
			{draw()}
		</div>
	);
}

/** The info popover about a card or a setting. */
function describe(
	name: string,
	props: AboutProps,
): Pick<InfoPopoverProps, 'label' | 'onApproach' | 'children'> {
	return {
		/* translators: %s: name of a card or a setting, such as "Sitemaps". */
		label: sprintf(__('About %s', 'dashboard-for-jetpack'), name),
		onApproach: () => {
			// A failure is shown, with a retry, in the popover.
			EXPLANATIONS[props.card.tab].load().catch(() => undefined);
		},
		children: <About {...props} />,
	};
}

/** The explanation of a card, beside its title. */
export function AboutCard({ id, title }: { id: SettingsCardId; title: string }) {
	return <InfoPopover {...describe(title, { card: getCard(id) })} />;
}

/** The explanation of a setting; undefined if it is that of its card. */
export function describeSetting(id: SettingId) {
	const card = getCardOf(id);
	const setting = getSetting(id);
	return card && !isExplainedByCard(card, setting)
		? describe(setting.getName(), { card, setting })
		: undefined;
}

interface AboutSettingProps {
	id: SettingId;
	/** Replaces the name of the button. */
	label?: string;
}

/** The explanation of a setting, after its name; nothing if it is that of its card. */
export function AboutSetting({ id, label }: AboutSettingProps) {
	const about = describeSetting(id);
	return about ? <InfoPopover {...about} label={label ?? about.label} /> : null;
}
