export interface AdsSettings {
	isActive: boolean;
}
