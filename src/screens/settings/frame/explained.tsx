import { __ } from '@wordpress/i18n';
import { explain } from '@/domain/settings/about';
import { listNeeds, resolveLinks, type Explanation } from '@/domain/settings/about/explanation';
import type { ModuleRecord } from '@/domain/modules/types';
import {
	getSubject,
	isOnSite,
	nameModule,
	type Setting,
	type SettingsCard,
} from '@/domain/settings/registry';
import type { SafeUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectModules } from '@/state/modules';
import { selectSiteFacts } from '@/state/settings/cards';
import { ExternalLink } from '@/ui/external-link';
import { VisuallyHidden } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import { Slot } from '../../common/slot';
import styles from './style.module.scss';

export interface ExplainedProps {
	card: SettingsCard;
	/** By default, the card with all its settings. */
	setting?: Setting;
}

interface Part extends Pick<Explanation, 'what' | 'shares'> {
	needs: readonly string[];
	links: readonly { href: SafeUrl; label: string }[];
	/** The feature that is switched as a whole. */
	feature: { slug: string; name: string } | undefined;
}

function describePart(
	explanation: Explanation,
	card: SettingsCard,
	setting: Setting | undefined,
	modules: Readonly<Record<string, ModuleRecord>>,
): Part {
	const module = modules[setting?.module ?? ''];
	const { support, privacy, policy } = resolveLinks(explanation, module);
	const links = [
		{ href: support, label: __('Learn more') },
		{ href: privacy, label: __('Privacy information') },
		{ href: policy, label: __('Privacy policy') },
	];
	return {
		...explanation,
		needs: listNeeds(explanation, { card, setting, module }),
		links: links.flatMap(({ href, label }) => (href ? [{ href, label }] : [])),
		feature:
			module?.isAvailable && setting?.module === setting?.id
				? { slug: module.module, name: nameModule(module.module, module.name) }
				: undefined,
	};
}

/** @param props.of The name of a setting, for the links of several in one popover. */
function PartText({ what, needs, shares, links, feature, of }: Part & { of?: string }) {
	const list = new Intl.ListFormat(useLocale()).format(needs);
	return (
		<>
			<p>{what}</p>
			{list && (
				<p>
					<strong>
						{/* translators: before a list, such as "a connected account and a plan that includes it". */}
						{__('Needs:')}
					</strong>{' '}
					{list}.
				</p>
			)}
			{shares && (
				<p>
					<strong>
						{/* translators: before the data that leaves the site. */}
						{__('Shares:')}
					</strong>{' '}
					{shares}
				</p>
			)}
			{links.length > 0 && (
				<p className={styles.links}>
					{links.map(({ href, label }) => (
						<ExternalLink key={label} href={href}>
							{label}
							{of && <VisuallyHidden>{` (${of})`}</VisuallyHidden>}
						</ExternalLink>
					))}
				</p>
			)}
			{feature && <Slot of="module" props={feature} />}
		</>
	);
}

/** The explanation of a card and its settings, or of one setting. What a setting has in common with its card isn't repeated. */
export default function Explained({ card, setting }: ExplainedProps) {
	const site = useAppSelector(selectSiteFacts);
	const modules = useAppSelector(selectModules);
	const explanation = explain(card, setting);
	if (!explanation) {
		return null;
	}
	const whole = describePart(explanation, card, setting ?? getSubject(card), modules);
	const others = setting ? [] : card.settings.filter((one) => isOnSite(one, site));
	const parts = others.flatMap((one) => {
		const own = explain(card, one);
		return own ? [{ one, part: describePart(own, card, one, modules) }] : [];
	});
	return (
		<>
			<PartText {...whole} />
			{parts.length > 0 && (
				<dl className={styles.aboutSettings}>
					{parts.map(({ one, part }) => (
						<div key={one.id}>
							<dt className="jd-strong">{one.getName()}</dt>
							<dd>
								<PartText
									{...part}
									of={one.getName()}
									needs={part.needs.filter((need) => !whole.needs.includes(need))}
									links={part.links.filter(
										({ href }) => !whole.links.some((link) => link.href === href),
									)}
								/>
							</dd>
						</div>
					))}
				</dl>
			)}
		</>
	);
}
