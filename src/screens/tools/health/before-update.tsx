import { __, sprintf } from '@wordpress/i18n';
import type { UpdateChange, UpdateView } from '@/domain/calls/releases/update-changes';
import { PRODUCT } from '@/lib/brand';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status, type StatusIntent } from '@/ui/status';
import styles from './style.module.scss';

const KINDS: Record<UpdateChange['kind'], () => [StatusIntent, string]> = {
	problem: () => ['error', __('Not ready')],
	loss: () => ['warning', __('Removed')],
	doubt: () => ['warning', __('May be removed')],
	change: () => ['neutral', __('Changes')],
};

function describeLimit({ version, changes, isKnown }: UpdateView): string {
	if (!isKnown) {
		return sprintf(
			/* translators: %s: a version of Jetpack. */
			__("What else Jetpack %s changes isn't known here: read its changelog."),
			version,
		);
	}
	return changes.some(({ kind }) => kind === 'loss' || kind === 'doubt')
		? __('No other active feature will be removed.')
		: __('No active feature will be removed.');
}

/** What the offered Jetpack would remove from this site, shown before anyone installs it. */
export function BeforeUpdate({ view }: { view: UpdateView }) {
	const { version, changes } = view;
	return (
		<Card
			headingLevel={2}
			title={sprintf(
				/* translators: 1: product; 2: version. */
				__('Before you update to %1$s %2$s'),
				PRODUCT,
				version,
			)}
		>
			{changes.length > 0 && (
				<ul className={styles.list}>
					{changes.map(({ id, kind, sentence }) => {
						const [intent, label] = KINDS[kind]();
						return (
							<li key={id} className={styles.change}>
								<Status intent={intent}>{label}</Status>
								<p>{sentence}</p>
							</li>
						);
					})}
				</ul>
			)}
			<p>{describeLimit(view)}</p>
			<div className="jd-actions">
				<Button isForCard href="#/tools/copy">
					{__('Download settings first')}
				</Button>
			</div>
		</Card>
	);
}
