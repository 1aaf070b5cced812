import { __ } from '@wordpress/i18n';
import { getUnavailableReason, type ModuleRecord } from '@/domain/modules';
import { useAppSelector } from '@/state/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { Banner } from '@/ui/banner';
import { Marked } from '../frame/marked';

interface InactiveFeatureProps {
	record: ModuleRecord;
	isBusy: boolean;
	onActivate: () => void;
}

/** FIND-10; where the feature cannot be activated, the reason stands in place of the button. */
export function InactiveFeature({ record, isBusy, onActivate }: InactiveFeatureProps) {
	const { module, name, description } = record;
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const reason = availability ? getUnavailableReason(availability, name) : '';
	return (
		<Banner
			title={<Marked text={name} />}
			description={
				<>
					<Marked text={description} />
					{reason && <p>{reason}</p>}
				</>
			}
			headingLevel={2}
			actionLabel={reason ? undefined : __('Activate', 'jetpack')}
			isBusy={isBusy}
			onAction={onActivate}
		/>
	);
}
