import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { IdentityCrisis, IdentityCrisisView } from '@/domain/connection/identity-crisis';
import { assertNever } from '@/lib/values';
import { HOST, withHost } from '@/lib/brand';
import { toReadableAddress } from '@/lib/readable-address';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { crisisPrinted, selectIdentityCrisis } from '@/state/connection/identity-crisis';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import { Status } from '@/ui/status';
import { CrisisActions } from './crisis-actions';
import { readPrintedCrisis } from './printed-crisis';
import styles from './style.module.scss';

/** The two addresses of an identity crisis, if they are known. */
function describeAddresses({ knownUrl, currentUrl }: IdentityCrisis): string {
	return knownUrl && currentUrl
		? sprintf(
				/* translators: 1: name of the provider, 2: an old address, 3: the present address. */
				__('%1$s has the address %2$s for this site, but it is now %3$s.'),
				HOST,
				toReadableAddress(knownUrl),
				toReadableAddress(currentUrl),
			)
		: withHost(
				/* translators: %s: name of the provider. */
				__('%s has a different address for this site.'),
			);
}

/** Why the last attempt to resolve the crisis failed. */
function CrisisProblem() {
	const { error } = useAppSelector(selectIdentityCrisis);
	const text = error
		? /* translators: %s: an error message from the server. */
			sprintf(__("That didn't work: %s"), error.message || error.code)
		: '';
	useEffect(() => {
		if (text) {
			announce(text);
		}
	}, [text]);
	return text ? <Status intent="error">{text}</Status> : null;
}

export interface CrisisProps {
	view: Exclude<IdentityCrisisView, 'hidden'>;
}

/** Explains the crisis, with the actions for users who may resolve it. */
export default function Crisis({ view }: CrisisProps) {
	const dispatch = useAppDispatch();
	const crisis = useAppSelector(selectIdentityCrisis);
	useEffect(() => readPrintedCrisis((printed) => dispatch(crisisPrinted(printed))), [dispatch]);
	switch (view) {
		case 'wait':
			return (
				<Notice status="warning">
					{describeAddresses(crisis)}{' '}
					{__('Ask a site administrator to choose. Until then, nothing on the other site changes.')}
				</Notice>
			);
		case 'safe-mode':
			return (
				<Notice status="info">
					<div className={styles.banner}>
						<p>
							{withHost(
								/* translators: %s: name of the provider. */
								__(
									'This site is in safe mode and changes nothing on %s. You can change your mind at any time.',
								),
							)}{' '}
							{describeAddresses(crisis)}
						</p>
						<CrisisProblem />
						<CrisisActions tasks={['migrate', 'start-fresh']} />
					</div>
				</Notice>
			);
		case 'decide':
			return (
				<Notice status="warning">
					<div className={styles.banner}>
						<strong>{__('Is this a new address, or a copy?')}</strong>
						<p>
							{describeAddresses(crisis)}{' '}
							{__('Until you choose, nothing on the other site changes.')}
						</p>
						<CrisisProblem />
						<CrisisActions tasks={['migrate', 'start-fresh', 'confirm-safe-mode']} />
					</div>
				</Notice>
			);
		default:
			return assertNever(view);
	}
}
