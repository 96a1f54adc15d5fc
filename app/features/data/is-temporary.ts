/** Whether a call that failed may be made again later. @param status undefined where no answer came */
export const isTemporary = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || status === 408 || status === 429;
