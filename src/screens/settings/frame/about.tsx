import { useRef, type ComponentType } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import {
	getCard,
	getCardOf,
	getSetting,
	type SettingId,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { Button } from '@/ui/button';
import { InfoPopover, type InfoPopoverProps } from '@/ui/info-popover';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import type { ExplainedProps } from './explained';

/** The explanations of all tabs are in one chunk, which is fetched when one of them is about to be opened. */
const EXPLAINED = createLoadable<ComponentType<ExplainedProps>>(
	() => import(/* webpackChunkName: "settings-late" */ './explained'),
);

function About(props: ExplainedProps) {
	const place = useRef<HTMLDivElement>(null);
	return (
		<div ref={place} className="jd-list">
			<Late
				of={EXPLAINED}
				waiting={<p>{__('Loading…')}</p>}
				failed={({ isRetrying, retry }) => (
					<>
						<p>{__("Couldn't load this explanation.")}</p>
						<p>
							<Button size="small" isBusy={isRetrying} onClick={retry}>
								{__('Try again')}
							</Button>
						</p>
					</>
				)}
				onRetried={() => place.current?.closest<HTMLElement>('[role="dialog"]')?.focus()}
			>
				{(Explained) => <Explained {...props} />}
			</Late>
		</div>
	);
}

const describe = (label: string, props: ExplainedProps): Omit<InfoPopoverProps, 'onToggle'> => ({
	label,
	// Toward the middle of the card, not over the admin menu.
	position: isRTL() ? 'bottom left' : 'bottom right',
	onApproach: () => {
		// A failure is shown, with a retry, in the popover.
		EXPLAINED.load().catch(() => undefined);
	},
	children: <About {...props} />,
});

export function AboutCard({ id, title }: { id: SettingsCardId; title: string }) {
	/* translators: %s: name of a card, such as "Sitemaps". */
	const label = sprintf(__('About %s'), title);
	return <InfoPopover {...describe(label, { card: getCard(id) })} />;
}

export function describeSetting(id: SettingId, label: string) {
	const card = getCardOf(id);
	return card && describe(label, { card, setting: getSetting(id) });
}
