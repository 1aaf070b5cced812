import { __ } from '@wordpress/i18n';
import { getUnavailableReason, type ModuleAvailability, type ModuleRecord } from '@/domain/modules';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { Marked } from '../frame/marked';

/** Why an active feature can only be looked at; "" where it is at work. */
function getHint(availability: ModuleAvailability, feature: string): string {
	switch (availability.kind) {
		case 'available':
			return '';
		case 'locked':
			return getUnavailableReason(availability, feature);
		case 'offline':
		case 'needs-site':
		case 'needs-owner':
			return __('Connect to configure.', 'jetpack');
		default:
			return assertNever(availability, 'availability');
	}
}

/** FIND-11, FIND-12. */
export function ActiveFeature({ record }: { record: ModuleRecord }) {
	const { module, name, description } = record;
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const hint = availability ? getHint(availability, name) : '';
	return (
		<Card
			headingLevel={2}
			title={<Marked text={name} />}
			isDisabled={hint !== '' && availability?.kind !== 'locked'}
			badge={<Status intent="success">{__('Active', 'jetpack')}</Status>}
		>
			<p>
				<Marked text={description} />
			</p>
			{hint && <p>{hint}</p>}
		</Card>
	);
}
