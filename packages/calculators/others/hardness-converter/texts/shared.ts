/** Texts shared by all languages. */
export const scales = {
  'scale.HV': 'HV',
  'scale.HBW': 'HBW',
  'scale.HRC': 'HRC',
  'scale.HRB': 'HRB',
  'scale.HRA': 'HRA',
  'scale.HK': 'HK',
  'scale.HR15N': 'HR15N',
  'scale.HR30N': 'HR30N',
  'scale.HR45N': 'HR45N',
};
export const superficial = {
  HR15N: 'HR15N',
  HR30N: 'HR30N',
  HR45N: 'HR45N',
  HRD: 'HRD',
  HRF: 'HRF',
  HR15T: 'HR15T',
  HR30T: 'HR30T',
  HR45T: 'HR45T',
};
